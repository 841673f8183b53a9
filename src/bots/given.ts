/** The game among some options, whatever value they are; nothing, where it cannot be read. */
export function gameIn(options: unknown): unknown {
  try {
    return (options as { readonly game?: unknown } | undefined | null)?.game;
  } catch {
    return undefined;
  }
}
