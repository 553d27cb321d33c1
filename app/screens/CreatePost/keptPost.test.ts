import { describe, expect, it } from 'vitest';

import { changePost, forgetSent, readPost } from './keptPost';

const typed = { postTitle: 'Halving', postBody: 'Soon.', postTags: 'btc' };

describe('the draft of a post', () => {
  it('is one whole with its files', () => {
    const kept = changePost(changePost('', typed), { media: '[1]' });

    expect(readPost(kept)).toEqual({ ...typed, media: '[1]' });
    expect(readPost('{broken')).toEqual({ postTitle: '', postBody: '', postTags: '', media: '' });
  });

  it('is empty only when nothing is left of it', () => {
    const kept = changePost('', { postTitle: 'Halving', media: '[1]' });

    expect(changePost(changePost(kept, { postTitle: '' }), { media: '' })).toBe('');
    expect(changePost(kept, { postTitle: '' })).not.toBe('');
  });

  it('is forgotten once it is published, but for its files, which go by themselves', () => {
    const kept = changePost('', { ...typed, media: '[1]' });

    expect(readPost(forgetSent(kept, typed))).toEqual(readPost(changePost('', { media: '[1]' })));
    expect(forgetSent(changePost('', typed), typed)).toBe('');
  });

  it.each(['postTitle', 'postBody', 'postTags'])('stays whole when another %s was typed since', (field) => {
    const kept = changePost('', { ...typed, [field]: 'other' });

    expect(forgetSent(kept, typed)).toBe(kept);
  });
});
