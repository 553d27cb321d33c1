/** libvips has only texts. */
const texts = /No space left on device|Disk quota exceeded/;

/** No space, or the user's quota is used up. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return 'code' in error ? error.code === 'ENOSPC' || error.code === 'EDQUOT' : texts.test(error.message);
}
