import { describe, expect, it } from 'vitest';

import { feedMediaKind, mediaKind, mediaType, responsiveImageProps } from './mediaKind';

describe('mediaKind', () => {
  // @spec 2.59
  it.each([
    ['/m/a.mp4', 'video'],
    ['/m/a.webm', 'video'],
    ['/m/a.ogg', 'video'],
    ['/m/a.mp3', 'audio'],
    ['/m/a.wav', 'audio'],
    ['/m/a.gif', 'image'],
    ['/m/a.png', 'image'],
    ['/m/a.jpg', 'image'],
    ['/m/A.JPEG', 'image'],
    ['/m/a.webp?w=640#top', 'image'],
    ['/m/a.pdf', 'unsupported'],
    ['/m/a', 'unsupported'],
    ['/m/a.constructor', 'unsupported'],
  ])('derives the kind of %s from its extension: %s', (url, kind) => {
    expect(mediaKind(url)).toBe(kind);
  });

  it.each([
    ['image/png', 'image'],
    ['image', 'image'],
    ['PNG', 'image'],
    ['video/mp4; codecs="avc1"', 'video'],
    ['video/ogg', 'video'],
    ['audio/mpeg', 'audio'],
    ['audio/ogg', 'audio'],
    ['audio/x-wav', 'audio'],
    ['video/mpeg', 'unsupported'],
    ['image/svg+xml', 'unsupported'],
    ['application/pdf', 'unsupported'],
  ])('prefers the declared type %s to the extension: %s', (type, kind) => {
    expect(mediaKind({ url: '/m/a.png', type })).toBe(kind);
  });

  // @spec 2.60
  it('reports an unsupported type', () => {
    expect(mediaType({ url: '/m/a', type: 'application/pdf' })).toBe('application/pdf');
    expect(mediaType('/m/a.pdf')).toBe('pdf');
    expect(mediaType('/m/a')).toBe('unknown');
  });
});

describe('feedMediaKind', () => {
  // @spec 2.44
  it('treats URLs that contain .mp4 or .webm as videos', () => {
    expect(feedMediaKind('/m/a.mp4/stream', { gifAsVideo: false })).toBe('video');
    expect(feedMediaKind('/m/a.WEBM/stream', { gifAsVideo: false })).toBe('video');
  });

  // @spec 2.44
  it('gives a gif a pause button only with `gifAsVideo`', () => {
    expect(feedMediaKind('/m/a.gif', { gifAsVideo: true })).toBe('animation');
    expect(feedMediaKind('/m/a.gif', { gifAsVideo: false })).toBe('image');
  });

  it('uses the declared type when the URL has no extension', () => {
    expect(feedMediaKind({ url: '/m/1', type: 'video/ogg' }, { gifAsVideo: false })).toBe('video');
    expect(feedMediaKind({ url: '/m/1', type: 'image/gif' }, { gifAsVideo: true })).toBe('animation');
  });

  it('treats any other type as an image', () => {
    expect(feedMediaKind('https://pictures.example/1', { gifAsVideo: true })).toBe('image');
  });
});

describe('responsiveImageProps', () => {
  it('lists every variant with its width', () => {
    const variants = [
      { url: '/media/1-card.webp', width: 640 },
      { url: '/media/1-page.webp', width: 1280 },
    ];

    expect(responsiveImageProps({ url: '/media/1.jpg', variants }, 700)).toEqual({
      srcSet: '/media/1-card.webp 640w, /media/1-page.webp 1280w',
      sizes: 'min(100vw, 700px)',
    });
  });

  it.each(['/media/1.jpg', { url: '/media/1.jpg' }, { url: '/media/1.jpg', variants: [] }])(
    'returns no props for %j',
    (item) => {
      expect(responsiveImageProps(item, 700)).toEqual({});
    },
  );
});
