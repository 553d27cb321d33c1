import { kinds } from '@alphazone/client/kinds';
import { describe, expect, it } from 'vitest';

import { mediaKind } from '../../../ui/forum/mediaKind';
import { acceptedMedia, acceptedPictures, mediaEndings, pictureEndings } from './acceptedFiles';

describe('accepted files', () => {
  it('are all kinds that the server takes, by type and by ending', () => {
    expect(acceptedMedia.split(',')).toEqual(
      expect.arrayContaining([...kinds.mediaType, '.ogg', '.wav', '.jpg']),
    );
  });

  it('are only pictures for a profile', () => {
    expect(acceptedPictures).toBe('image/gif,image/png,image/jpeg,image/webp,.gif,.png,.jpg,.webp');
  });

  it('are listed for people', () => {
    expect(mediaEndings.audio).toBe('mp3, wav and ogg');
    expect(pictureEndings).toBe('gif, png, jpg or webp');
  });

  it.each(kinds.mediaType)('can be shown by the kit: %s', (type) => {
    expect(mediaKind({ url: '/media/1', type })).toBe(type.split('/', 1)[0]);
  });
});
