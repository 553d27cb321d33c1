export { ProfileAbout, type ProfileAboutProps, type ProfileLink } from './ProfileAbout';
