import { describe, expect, it, vi } from 'vitest';

import { createPictureDrafts } from './pictureDrafts';

const picture = new File(['1'], 'picture.png');

describe('pictures that are chosen and not saved', () => {
  it('are their member’s own, as is one that was taken away', () => {
    const drafts = createPictureDrafts();
    drafts.choose('ada', picture);
    drafts.choose('bob', null);

    expect(['ada', 'bob', 'eve'].map(drafts.read)).toEqual([picture, null, undefined]);
  });

  it('are forgotten once they are saved, unless another was chosen since', () => {
    const drafts = createPictureDrafts();
    drafts.choose('ada', picture);
    drafts.choose('ada', null);
    drafts.forget('ada', picture);
    expect(drafts.read('ada')).toBeNull();

    drafts.forget('ada', null);
    expect(drafts.read('ada')).toBeUndefined();
  });

  it('tell every form of a change, so that none goes on with what another has saved', () => {
    const drafts = createPictureDrafts();
    const listener = vi.fn();
    const stop = drafts.subscribe(listener);

    drafts.choose('ada', picture);
    expect(listener).toHaveBeenCalledTimes(1);
    drafts.forget('ada', picture);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    drafts.choose('ada', picture);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
