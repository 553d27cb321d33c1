export {
  AuthForm,
  type AuthFormFields,
  type AuthFormMode,
  type AuthFormProps,
  type AuthFormProvider,
  type AuthFormSecondFactor,
} from './AuthForm';
