import type { ColorToken } from '../../tokens';

const hues = ['violet', 'cyan', 'jade', 'bronze', 'pink', 'indigo'] as const;

export interface AvatarColors {
  background: ColorToken;
  letter: ColorToken;
}

export function colorsOf(name: string): AvatarColors {
  let hash = 0;
  for (const character of name) {
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  const hue = hues[hash % hues.length] ?? hues[0];
  return { background: `person.${hue}.tint`, letter: `person.${hue}` };
}

export function firstLetter(name: string): string {
  const [first] = name.trim();
  return first?.toUpperCase() ?? '?';
}
