/** A text as the end of a link: packed, in letters that need no escape. */
export async function packed(text: string): Promise<string> {
  const bytes = await gathered(new Blob([text]), new CompressionStream('deflate-raw'));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** How many bytes a link may hold: many times as many as the longest game. A short link can be made that holds a thousand times more. */
const MOST_UNPACKED = 8_000_000;

/** The text that was packed; one that is too long is an error as soon as that is known. */
export async function unpacked(link: string): Promise<string> {
  const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(
    await gathered(new Blob([bytes]), new DecompressionStream('deflate-raw'), MOST_UNPACKED),
  );
}

/** Returns all that comes out of a stream, and stops reading where it is more than `most`. */
async function gathered(
  blob: Blob,
  stream: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = blob.stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error(`This link holds more than a game: over ${most / 1_000_000} million bytes.`);
    }
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
