export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

export interface ReadTextOptions {
  signal: AbortSignal;
  maxBytes: number;
}

/**
 * Reads another server's response as UTF-8.
 * @param signal The one passed to `fetch`, which Node.js 20 ignores after a garbage collection with `redirect:
 * 'error'`.
 * @throws TooLargeError, or the signal's reason.
 */
export async function readText({ body }: Response, { signal, maxBytes }: ReadTextOptions): Promise<string> {
  if (!body) return '';
  const chunks: AsyncIterable<Uint8Array> = body.pipeThrough(new TransformStream(), { signal });
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new TooLargeError(`More than ${maxBytes} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
