import type { Site } from '@alphazone/client';
import type { BannerSlide } from '@alphazone/ui';

import { paths, patterns } from '../../paths';
import { homeTexts } from './homeTexts';

const bannerCount = 6;

export function bannersOf({ zones }: Pick<Site, 'zones'>): BannerSlide[] {
  const { crypto, users, tags } = homeTexts.banners;
  const others = [
    { ...users, href: patterns.users },
    { ...crypto, href: patterns.crypto },
    { ...tags, href: patterns.tags },
  ];
  const ofZones = zones.map(({ name, description }) => ({
    title: name,
    text: description,
    href: paths.zone(name),
  }));
  const banners = [...ofZones.slice(0, bannerCount - others.length), ...others];
  return Array.from({ length: bannerCount }, (_, index) => banners[index % banners.length]).filter(
    (banner) => banner !== undefined,
  );
}
