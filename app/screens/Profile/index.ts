export { Profile, type ProfileProps } from './Profile';
export { profileTab, type ProfileTab, type ProfileView } from './ProfileView';
