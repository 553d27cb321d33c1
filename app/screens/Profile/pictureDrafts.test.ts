import { describe, expect, it, vi } from 'vitest';

import { createPictureDrafts } from './pictureDrafts';

const picture = new File(['1'], 'picture.png');

describe('picture drafts', () => {
  it('are kept per user, including a removed picture', () => {
    const drafts = createPictureDrafts();
    drafts.choose('ada', picture);
    drafts.choose('bob', null);

    expect(['ada', 'bob', 'eve'].map(drafts.read)).toEqual([picture, null, undefined]);
  });

  it('are dropped after saving, unless another was chosen since', () => {
    const drafts = createPictureDrafts();
    drafts.choose('ada', picture);
    drafts.choose('ada', null);
    drafts.forget('ada', picture);
    expect(drafts.read('ada')).toBeNull();

    drafts.forget('ada', null);
    expect(drafts.read('ada')).toBeUndefined();
  });

  it('notify every form of a change', () => {
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
