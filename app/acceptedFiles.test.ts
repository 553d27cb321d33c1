import { kinds } from '@alphazone/client/kinds';
import { acceptedMedia, acceptedPictures } from '@alphazone/react';
import { describe, expect, it } from 'vitest';

import { mediaKind } from '../ui/forum/mediaKind';
import { mediaExtensions, pictureExtensions } from './acceptedFiles';

describe('accepted files', () => {
  it('include every type and extension that the server accepts', () => {
    expect(acceptedMedia.split(',')).toEqual(
      expect.arrayContaining([...kinds.mediaType, '.ogg', '.wav', '.jpg']),
    );
  });

  it('are limited to images for a profile', () => {
    expect(acceptedPictures).toBe('image/gif,image/png,image/jpeg,image/webp,.gif,.png,.jpg,.webp');
  });

  it('are listed as text', () => {
    expect(mediaExtensions.audio).toBe('mp3, wav and ogg');
    expect(pictureExtensions).toBe('gif, png, jpg or webp');
  });

  it.each(kinds.mediaType)('are supported by the kit: %s', (type) => {
    expect(mediaKind({ url: '/media/1', type })).toBe(type.split('/', 1)[0]);
  });
});
