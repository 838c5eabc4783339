import * as z from 'zod/mini';
import { securityKinds, type SecurityKind, securityLogLimits } from '#app/features/audit/security-event.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';

/** The filters of the page, with their labels. */
export const securityKindChoices = {
  all: 'Everything',
  ...Object.fromEntries(Object.entries(securityKinds).map(([kind, { label }]) => [kind, label])),
};
export const securityOutcomeChoices = { all: 'Any', done: 'Done', refused: 'Refused' };

/** The query parameters of a page or call, parsed leniently: unknown values are ignored. */
export const securityLogQuery = z.object({
  kind: z.optional(z.string()),
  outcome: z.optional(z.string()),
  account: z.optional(z.string()),
  cursor: z.optional(z.string()),
  limit: z.optional(z.string()),
});

export type SecurityLogRequest = {
  kind: SecurityKind | undefined;
  outcome: 'done' | 'refused' | undefined;
  /** A sign-in email or an account id; empty for all. */
  account: string;
  cursor: string | undefined;
  limit: number;
};

export function securityLogRequest(query: z.output<typeof securityLogQuery>): SecurityLogRequest {
  const limit = Number(query.limit);
  const { kind, outcome, account = '', cursor } = query;
  return {
    kind: kind !== undefined && Object.hasOwn(securityKinds, kind) ? (kind as SecurityKind) : undefined,
    outcome: outcome === 'done' || outcome === 'refused' ? outcome : undefined,
    account: account.trim().slice(0, 254),
    cursor: isId(cursor) ? cursor : undefined,
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, securityLogLimits.most) : securityLogLimits.shown,
  };
}

/** Returns the security log's URL: "/dashboard/admin/security?kind=money". */
export function securityLogUrl({ kind, outcome, account, cursor }: Partial<SecurityLogRequest>): string {
  const said = Object.entries({ kind, outcome, account: account || undefined, cursor }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return said.length > 0 ? `/dashboard/admin/security?${new URLSearchParams(said)}` : '/dashboard/admin/security';
}
