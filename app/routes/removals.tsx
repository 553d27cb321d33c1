export { Removals as Component } from '../screens/Moderation/Removals';
