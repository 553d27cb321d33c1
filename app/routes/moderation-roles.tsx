export { Roles as Component } from '../screens/Moderation/Roles';
