import type Sharp from 'sharp';
import type { OverlayOptions } from 'sharp';

import { isBlank } from '../contract/text';
import { escapeHtml } from '../escape-html';
import { loadSharp } from '../uploads/pictures/load-sharp';
import type { Card } from './card-look';

export const cardSize = { width: 1200, height: 630 } as const;

const padding = 80;
const barHeight = 14;
const innerWidth = cardSize.width - 2 * padding;

const deadlineSeconds = 20;

/** Inter's, in em. */
const lineHeight = 1.21;
/** In lines. Accents make the text taller, but by less than another line. */
const tolerance = 0.25;

const maxLetters = 300;

const rightToLeft =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

interface TextStyle {
  /** In pixels. */
  size: number;
  weight: 'Medium' | 'Semi-Bold' | 'Bold';
  color: string;
  width: number;
  lines: number;
}

interface Drawn {
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
}

type DrawText = (text: string, style: TextStyle) => Promise<Drawn | undefined>;

/** @param fonts TrueType files of the family Inter. System fonts draw missing characters. @returns a PNG. */
export async function drawCard(card: Card, fonts: readonly string[]): Promise<Buffer> {
  const sharp = await loadSharp();
  const { colors } = card;
  const draw = await createDrawText(sharp, fonts);
  const row = { size: 34, lines: 1 } as const;
  const brand = await draw(card.brand, { ...row, weight: 'Bold', color: colors.text, width: 600 });
  const zone = await draw(card.zone, { ...row, weight: 'Medium', color: colors['accent-text'], width: 400 });
  const author = await draw(card.author, {
    ...row,
    weight: 'Medium',
    color: colors['text-muted'],
    width: innerWidth,
  });
  const title = await draw(card.title, {
    size: 68,
    weight: 'Semi-Bold',
    color: colors.text,
    width: innerWidth,
    lines: 3,
  });
  const bar = {
    create: { width: cardSize.width, height: barHeight, channels: 3 as const, background: colors.accent },
  };
  return sharp({ create: { ...cardSize, channels: 3, background: colors.canvas } })
    .composite([
      { input: bar, left: 0, top: 0 },
      ...placed(brand, 100, 'left'),
      ...placed(zone, 100, 'right'),
      ...placed(title, 315, sideOf(card.title)),
      ...placed(author, 535, sideOf(card.author)),
    ])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .timeout({ seconds: deadlineSeconds })
    .toBuffer();
}

const sideOf = (text: string) => (rightToLeft.test(text) ? 'right' : 'left');

function placed(text: Drawn | undefined, middle: number, side: 'left' | 'right'): OverlayOptions[] {
  if (!text) return [];
  const { width, height } = text.raw;
  const left = side === 'left' ? padding : cardSize.width - padding - width;
  return [{ ...text, left, top: Math.round(middle - height / 2) }];
}

/** Sharp refuses a text without ink. Pango draws no ink for U+FFFC, which is visible elsewhere. */
const isEmpty = (text: string) => isBlank(text.replaceAll('\uFFFC', ''));

async function createDrawText(sharp: typeof Sharp, fonts: readonly string[]): Promise<DrawText> {
  const render = async (
    text: string,
    { size, weight, color, width }: Omit<TextStyle, 'lines'>,
    fontfile: string | undefined,
  ): Promise<Drawn> => {
    const { data, info } = await sharp({
      text: {
        // Each text has its own markup, so neither letters nor direction affect another.
        text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
        font: `Inter ${weight} ${size}`,
        ...(fontfile !== undefined && { fontfile }),
        rgba: true,
        dpi: 72,
        width,
        wrap: 'word-char',
      },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
  };
  // A font stays registered once it was named.
  for (const font of fonts)
    await render('.', { size: 10, weight: 'Medium', color: '#ffffff', width: 100 }, font);

  return async (text, style) => {
    if (isEmpty(text)) return undefined;
    const letters = [...new Intl.Segmenter().segment(text)]
      .slice(0, maxLetters)
      .map(({ segment }) => segment);
    const maxHeight = Math.ceil((style.lines * lineHeight + tolerance) * style.size);
    const cut = (length: number) =>
      length === letters.length ? text : `${letters.slice(0, length).join('').trimEnd()}…`;
    const fits = ({ raw }: Drawn) => raw.height <= maxHeight && raw.width <= style.width;
    let best = await render(cut(letters.length), style, fonts[0]);
    if (fits(best)) return best;

    let [shown, tooMany] = [0, letters.length];
    best = await render('…', style, fonts[0]);
    while (tooMany - shown > 1) {
      const middle = (shown + tooMany) >> 1;
      const drawn = await render(cut(middle), style, fonts[0]);
      if (fits(drawn)) [best, shown] = [drawn, middle];
      else tooMany = middle;
    }
    return best;
  };
}
