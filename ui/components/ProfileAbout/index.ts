export { ProfileAbout, type ProfileAboutProps } from './ProfileAbout';
