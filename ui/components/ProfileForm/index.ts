export {
  ProfileForm,
  type ProfileFormErrors,
  type ProfileFormFields,
  type ProfileFormProps,
} from './ProfileForm';
