import { countText } from '../count-text';

const units = [
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
  { name: 'second', seconds: 1 },
] as const;

/** Rounded up, so that a retry then succeeds. */
export function durationText(seconds: number): string {
  const unit = units.find(({ seconds: length }) => seconds >= length) ?? units[2];
  return countText(Math.ceil(seconds / unit.seconds), unit.name);
}
