export { AnimatedPicture, type AnimatedPictureProps } from './AnimatedPicture';
