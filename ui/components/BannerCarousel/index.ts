export { BannerArt, type BannerArtProps } from './BannerArt';
export { BannerCarousel, type BannerCarouselProps, type BannerSlide } from './BannerCarousel';
export { placeholderSlides } from './placeholderSlides';
