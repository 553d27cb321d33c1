import { cutText } from './cutText';
import type { TextPiece } from './entities';

/** Cuts like `cutTitle`. */
export function cutPieces(pieces: readonly TextPiece[], limit: number): TextPiece[] {
  const ending = '...';
  const text = pieces.map((piece) => piece.text).join('');
  const cut = cutText(text, limit, ending);
  if (cut === text) return [...pieces];
  const kept: TextPiece[] = [];
  let left = cut.length - ending.length;
  for (const piece of pieces) {
    if (left <= 0) break;
    kept.push({ ...piece, text: piece.text.slice(0, left) });
    left -= piece.text.length;
  }
  return [...kept, { text: ending, isMatch: false }];
}
