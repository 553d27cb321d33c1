import type { FastifyInstance } from 'fastify';

import { drawingCards } from '../contract/rate-limits';
import type { DatabaseReader } from '../database/database';
import { isId } from '../database/ids';
import { notFound } from '../errors';
import { findPostHead, type PostHeadRow } from '../head/head-repository';
import { messages } from '../messages';
import { createLabelledCache } from '../response-cache/labelled-cache';
import type { SiteSettings } from '../site/site-settings';
import { refuseWhenFull } from '../uploads/media-services';
import { embeddableHeaders, forever } from '../uploads/serve-media';
import { createWorkQueue, type WorkQueue } from '../queues/work-queue';
import type { CardFonts } from './card-fonts';
import { cardColors, cardFile, cardOf } from './card-look';
import { drawCard } from './draw-card';

export interface CardsOptions {
  db: DatabaseReader;
  site: SiteSettings;
  /** CSS. */
  theme?: string | undefined;
  fonts: CardFonts;
  pictureQueue: WorkQueue;
}

const folder = '/media/cards';

/** Serves link-preview images of posts. @returns The path of a post's card. */
export function serveCards(
  app: FastifyInstance,
  { db, site, theme, fonts, pictureQueue }: CardsOptions,
): (post: PostHeadRow) => string {
  const colors = cardColors(theme);
  const cache = createLabelledCache<Buffer>((picture) => picture.byteLength);
  // One at a time, to leave room in the queue for members' pictures.
  const queue = createWorkQueue({ concurrency: 1, maxQueued: 20 });
  const lookOf = (post: PostHeadRow) => {
    const card = cardOf(post, site, colors);
    return { card, file: cardFile(post.id, card) };
  };
  app.addHook('onClose', fonts.remove);

  app.get<{ Params: { file: string } }>(
    `${folder}/:file`,
    { config: { rateLimit: drawingCards } },
    async (request, reply) => {
      const { file } = request.params;
      const [, id = ''] = /^(.{36})-[\da-f]{16}\.png$/.exec(file) ?? [];
      // Read on each request, so that hidden posts lose their card.
      const post = isId(id) ? await findPostHead(db, id) : undefined;
      if (!post) throw notFound(messages.nothingHere);
      const current = lookOf(post);
      // An old preview: the card's content has changed.
      if (current.file !== file)
        return reply
          .code(302)
          .header('cache-control', 'no-cache')
          .header('location', `${folder}/${current.file}`)
          .send();
      const picture = await cache
        .read(post.id, file, () =>
          queue.run(() => pictureQueue.run(async () => drawCard(current.card, await fonts.load()))),
        )
        .catch(refuseWhenFull);
      return reply
        .headers(embeddableHeaders)
        .type('image/png')
        .header('cache-control', forever)
        .send(picture);
    },
  );
  return (post) => `${folder}/${lookOf(post).file}`;
}
