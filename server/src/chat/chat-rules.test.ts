import { describe, expect, it } from 'vitest';

import { chatTexts, readMessage } from './chat-rules';

describe('a chat message', () => {
  it('is stored trimmed', () => {
    expect(readMessage({ text: '  gm \n' })).toEqual({ text: 'gm', key: undefined });
  });

  it.each([[''], ['  \n\t '], ['\u200b\u3164'], [undefined], [7]])('without text (%j) is refused', (text) => {
    expect(readMessage({ text })).toEqual({ refusal: chatTexts.empty });
  });

  it.each([[null], ['gm'], [undefined], [{}]])('of the wrong shape (%j) is refused', (payload) => {
    expect(readMessage(payload)).toEqual({ refusal: chatTexts.empty });
  });

  it('has at most 1,000 code points', () => {
    expect(readMessage({ text: '🚀'.repeat(1_000) })).toMatchObject({ text: '🚀'.repeat(1_000) });
    expect(readMessage({ text: 'x'.repeat(1_001) })).toEqual({
      refusal: 'The message is too long: at most 1,000 characters.',
    });
  });

  it.each(['a\u0000b', 'a\ud800b'])('with a character that cannot be stored (%j) is refused', (text) => {
    expect(readMessage({ text })).toEqual({ refusal: chatTexts.unstorable });
  });
});
