/** Pictures are complete. Other files are only long enough to be recognised. */
export const testFiles = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  jpg: Buffer.from(
    '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBD' +
      'AQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAABAAED' +
      'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAA' +
      'AP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKwAf//Z',
    'base64',
  ),
  webp: Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAdQxCIWsf+BiOh/AAA=', 'base64'),
  mp4: Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypmp42\0\0\0\0mp42isom', 'latin1')]),
  webm: Buffer.concat([
    Buffer.from(
      '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878102428581021853806701ffffffffffffff',
      'hex',
    ),
  ]),
  mp3: Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)]),
  wav: Buffer.from(
    'RIFF\u0024\0\0\0WAVEfmt \u0010\0\0\0\u0001\0\u0001\0\u0040\u001f\0\0\u0080\u003e\0\0\u0002\0\u0010\0data\0\0\0\0',
    'latin1',
  ),
  oggAudio: oggPage(Buffer.from('\u0001vorbis', 'latin1')),
  oggVideo: oggPage(Buffer.from('\u0080theora', 'latin1')),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  pdf: Buffer.from('%PDF-1.4\n%%EOF'),
  text: Buffer.from('just words'),
} as const;

function oggPage(payload: Buffer): Buffer {
  const header = Buffer.alloc(28);
  header.write('OggS', 'latin1');
  header.writeUInt8(2, 5);
  header.writeUInt8(1, 26);
  header.writeUInt8(30, 27);
  return Buffer.concat([header, payload, Buffer.alloc(30 - payload.length)]);
}

export interface FormPart {
  name: string;
  content: Buffer | string;
  filename?: string;
  type?: string;
}

export function multipart(...parts: FormPart[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = '----alphazone-test';
  const chunks = parts.flatMap(({ name, content, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
        (filename === undefined
          ? ''
          : `; filename="${filename}"\r\nContent-Type: ${type ?? 'application/octet-stream'}`) +
        '\r\n\r\n',
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
