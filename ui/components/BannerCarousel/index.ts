export { BannerArt, type BannerArtProps } from './BannerArt';
export { BannerCarousel, type BannerCarouselProps } from './BannerCarousel';
export { placeholderSlides, type BannerSlide } from './placeholderSlides';
