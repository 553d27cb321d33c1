import { describe, expect, it } from 'vitest';

import { changePost, clearSent, parsePost } from './storedPost';

const typed = { postTitle: 'Halving', postBody: 'Soon.', postTags: 'btc' };

describe('stored post', () => {
  it('stores text and files together', () => {
    const draft = changePost(changePost('', typed), { media: '[1]' });

    expect(parsePost(draft)).toEqual({ ...typed, media: '[1]' });
    expect(parsePost('{broken')).toEqual({ postTitle: '', postBody: '', postTags: '', media: '' });
  });

  it('is empty once every field is empty', () => {
    const draft = changePost('', { postTitle: 'Halving', media: '[1]' });

    expect(changePost(changePost(draft, { postTitle: '' }), { media: '' })).toBe('');
    expect(changePost(draft, { postTitle: '' })).not.toBe('');
  });

  it('drops the published text but not the files', () => {
    const draft = changePost('', { ...typed, media: '[1]' });

    expect(parsePost(clearSent(draft, typed))).toEqual(parsePost(changePost('', { media: '[1]' })));
    expect(clearSent(changePost('', typed), typed)).toBe('');
  });

  it.each(['postTitle', 'postBody', 'postTags'])('keeps the draft if %s has changed since', (field) => {
    const draft = changePost('', { ...typed, [field]: 'other' });

    expect(clearSent(draft, typed)).toBe(draft);
  });
});
