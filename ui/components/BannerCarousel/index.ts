export { BannerCarousel, type BannerCarouselProps } from './BannerCarousel';
export type { BannerSlide } from './BannerSlide';
