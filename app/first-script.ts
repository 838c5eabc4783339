import { hiddenMapScript } from '#app/features/map/hidden-map.ts';
import { sessionHintScript } from '#app/features/sessions/session-hint.ts';
import { typedFieldsScript } from '#app/page-watch/typed-fields.ts';
import { themeScript } from '#app/ui/styles/theme.ts';

/** What every document runs in its head, before the first paint. */
export const firstScript = `${themeScript};${hiddenMapScript};${sessionHintScript};${typedFieldsScript}`;
