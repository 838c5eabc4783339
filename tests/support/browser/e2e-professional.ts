import { inServersDatabase } from './e2e-database.ts';
import { expect, test as base } from './e2e-test.ts';
import { createMember, type Member } from './e2e-member.ts';

export interface Professional extends Member {
  professionalId: string;
}

/** Creates a person with a blank professional record, not approved yet. */
export async function createProfessionalMember(): Promise<Professional> {
  const member = await createMember();
  const answer = await member.api.post('/api/rpc/create_professional', { data: {} });
  const { professional_id: professionalId } = (await answer.json()) as { professional_id: string };
  return { ...member, professionalId };
}

/** Playwright's test with a new professional of its own signed in. */
export const professionalTest = base.extend<{ professional: Professional }>({
  professional: async ({}, use) => {
    const professional = await createProfessionalMember();
    await use(professional);
    await professional.api.dispose();
  },
  storageState: async ({ professional }, use) => use(professional.storageState),
});

/** The professional whom the demo account `professional@doorstep.test` stands for; tests name others as them. */
export async function demoProfessionalId(): Promise<string> {
  const [row] = await inServersDatabase<{ id: string }>(
    `select p.id from professionals p join auth_user u on u.id = p.profile_id where u.email = $1`,
    ['professional@doorstep.test'],
  );
  expect(row).toBeDefined();
  return row?.id ?? '';
}
