import { type Attributes, type Markup, picture } from './svg.ts';
import { PICTURE_CLASS } from './theme.ts';

/** What a picture of a fixed size is. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** What it is, and what is to be seen on it, for those who do not see it. */
  readonly title: string;
  readonly description: string;
  /** What it is called in styles: `snails table`. */
  readonly classes: string;
  /** Its style, unless the page has it. */
  readonly style: string | undefined;
  /** What else it says of itself. */
  readonly attributes?: Attributes;
}

/** A picture from 0,0 to its width and height; on a page it is never wider than there is room for. */
export function framed(frame: Frame, ...children: readonly Markup[]): string {
  const { width, height, title, description, classes, style, attributes } = frame;
  return picture(
    {
      around: [
        { x: 0, y: 0 },
        { x: width, y: height },
      ],
      margin: 0,
      title,
      description,
      ...(style === undefined ? {} : { style }),
      attributes: {
        class: `${PICTURE_CLASS} ${classes}`,
        width,
        height,
        style: 'max-width:100%;height:auto',
        ...attributes,
      },
    },
    ...children,
  ).svg;
}
