import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

/** Imports it for the first picture: it takes 17 MB of memory. */
export const loadSharp = (): Promise<typeof Sharp> => (loading ??= load());

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Useless: each picture is processed once.
  sharp.cache(false);
  // Leaves the other threads to requests.
  sharp.concurrency(1);
  // Blocks the decoders of formats that uploads cannot have.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
  });
  return sharp;
}
