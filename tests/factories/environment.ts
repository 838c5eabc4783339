/** A production environment for trials: the sandbox replaces all services, and the embedded database a real one. */
export const trialProduction = {
  APP_ENV: 'production',
  BASE_URL: 'https://doorstep.example',
  AUTH_SECRET: 'q1Zt8vYw0sN5kXr3LmB7hCj2DfG9pQeUiOaK6zVxTnM',
  EMBEDDED_DATABASE: '1',
  SANDBOX: '1',
};

/** A production environment with everything it requires. */
export const liveProduction = {
  APP_ENV: 'production',
  BASE_URL: 'https://doorstep.example',
  AUTH_SECRET: trialProduction.AUTH_SECRET,
  DATABASE_URL: 'postgres://doorstep@database.example/doorstep',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Doorstep <hello@doorstep.example>',
  CONTACT_EMAIL: 'help@doorstep.example',
};
