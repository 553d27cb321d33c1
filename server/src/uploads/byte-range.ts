import type { ByteRange } from './storage/media-storage';

/** RFC 9110 section 14. Several ranges select the `whole` file. `none` is an unsatisfiable range. */
export function parseByteRange(header: string | undefined, bytes: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '')
    return Number(last) === 0 || bytes === 0 ? 'none' : part(Math.max(0, bytes - Number(last)), bytes);
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  if (Number(first) >= bytes) return 'none';
  return part(Number(first), last === '' ? bytes : Math.min(bytes, Number(last) + 1));
}

const part = (start: number, after: number): ByteRange => ({ start, end: after - 1 });
