export {
  AuthForm,
  type AuthFormFields,
  type AuthFormMode,
  type AuthFormProps,
  type AuthFormProvider,
} from './AuthForm';
