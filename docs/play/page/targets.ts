import type { Target } from 'gastropodia/boxes';

/** By which queries what is clicked is found in a picture: pictures name all that is on the table. */
export function pieceAttributes({ kind, id }: Target, viewer: unknown): readonly string[] {
  const at = (name: string, value = id): string => `[data-${name}="${CSS.escape(value)}"]`;
  switch (kind) {
    case 'piece':
      return [at('snail'), at('piece')];
    case 'card':
      return [`${at('hand', String(viewer))}${at('card')}`, `${at('hand', String(viewer))} ${at('card')}`];
    case 'player':
      return [at('seat')];
    case 'token': {
      const [field = '', token = ''] = id.split(' ');
      return [`${at('field', field)} ${at('token', token)}`];
    }
    case 'button':
      return [];
    default:
      return [at(kind)];
  }
}
