import * as z from 'zod/mini';
import { pushLimits } from './push-limits.ts';

const timestampText = 'The timestamp must be an ISO instant or milliseconds';
const base64url = /^[\w-]+={0,2}$/;

/** The result of PushSubscription.toJSON() in a browser. */
export const subscriptionSchema = z.object(
  {
    endpoint: z
      .string('The subscription has no address')
      .check(
        z.minLength(1, 'The subscription has no address'),
        z.maxLength(pushLimits.endpointMaximum, 'The address is too long'),
      ),
    keys: z.object(
      {
        p256dh: z
          .string('The subscription has no keys')
          .check(z.regex(base64url, 'The keys of this subscription are not valid.'), z.maxLength(100)),
        auth: z
          .string('The subscription has no keys')
          .check(z.regex(base64url, 'The keys of this subscription are not valid.'), z.maxLength(50)),
      },
      'The subscription has no keys',
    ),
  },
  'Please send the subscription',
);

/** The payload of store-push-subscription (document 2, section 7). */
export const storeSubscriptionSchema = z.object({
  subscription: subscriptionSchema,
  userAgent: z.string('Please send the user agent').check(z.maxLength(2_000, 'The user agent is too long')),
  isMobile: z.boolean('isMobile must be true or false'),
  isIOS: z.boolean('isIOS must be true or false'),
  isAndroid: z.boolean('isAndroid must be true or false'),
  timestamp: z.union(
    [z.iso.datetime({ offset: true, error: timestampText }), z.int(timestampText).check(z.minimum(0, timestampText))],
    timestampText,
  ),
  /** Whether the browser stores itself again, with nobody having enabled notifications. */
  isRenewal: z.optional(z.boolean('isRenewal must be true or false')),
});

/** A row to insert into push_subscriptions (API-051). */
export const insertSubscriptionSchema = z.object({
  professional_id: z.optional(z.nullable(z.uuid('Invalid professional ID'))),
  subscription_object: subscriptionSchema,
  is_renewal: z.optional(z.boolean('is_renewal must be true or false')),
});
