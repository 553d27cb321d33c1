const units = ['B', 'kB', 'MB', 'GB'] as const;

export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  return `${Number(amount.toFixed(amount < 10 && power > 0 ? 1 : 0))} ${units[power]}`;
}
