import { adminOnly } from '#app/platform/access/viewer-rules.server.ts';
import { apiRouter } from '#app/platform/http/api/api.server.ts';
import { validJson } from '#app/platform/http/api/validated.server.ts';
import { changeSettings } from './commands/change-settings.server.ts';
import { settingsChangeSchema } from './platform-settings.schema.ts';
import { listSettingsChanges } from './queries/list-settings-changes.server.ts';
import { operation } from '#app/platform/http/api/operation.server.ts';
import { settingsHistoryAnswer } from './answers/settings.server.ts';

const tags = ['Administration'];

/** The API of the settings for new bookings, for administrators. */
export const platformSettingsApi = apiRouter()
  .get(
    '/admin/settings',
    adminOnly,
    operation({
      summary: 'The settings that hold for new bookings, and their history',
      tags,
      answers: { 200: settingsHistoryAnswer },
    }),
    async (context) => context.json(await listSettingsChanges()),
  )
  .put(
    '/admin/settings',
    adminOnly,
    operation({
      summary: 'Change the settings, for new bookings only; refused when they were changed since they were seen',
      tags,
      answers: { 200: settingsHistoryAnswer },
    }),
    validJson(settingsChangeSchema),
    async (context) => {
      await changeSettings(context.get('viewer').id, context.req.valid('json'));
      return context.json(await listSettingsChanges());
    },
  );
