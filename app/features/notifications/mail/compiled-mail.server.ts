import { createElement } from 'react';
import { mailSite, renderMail } from '#app/platform/mail/render-mail.server.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';

type RenderedMail = { html: string; text: string };
/** Literals with the positions of values between them. */
type Template = { literals: readonly string[]; positions: readonly number[] };
type CompiledMail = { html: Template; text: Template };

/** Most mails share a few templates; those with texts of people in them are never asked for again. */
const templatesMaximum = 100;
const compiled = new Map<string, Promise<CompiledMail>>();

/**
 * Renders content in the standard layout. React renders it once, with marks in place of what differs from mail to mail
 * (the values of the facts and the URLs): the rest is filling in.
 */
export async function renderStandardMail(words: MailContent, optOutUrl?: string): Promise<RenderedMail> {
  const values = valuesOf(words, optOutUrl);
  const { html, text } = await templateOf(words, optOutUrl !== undefined);
  return { html: fill(html, values.map(escapeHtml)), text: fill(text, values.map(asPlainText)) };
}

function valuesOf({ facts, action, links = [] }: MailContent, optOutUrl = ''): string[] {
  return [optOutUrl, action.path, ...links.map(({ path }) => path), ...facts.map(([, value]) => value)];
}

function templateOf(words: MailContent, isOptional: boolean): Promise<CompiledMail> {
  const marked = withMarks(words);
  const key = JSON.stringify([marked, isOptional, mailSite()]);
  const known = compiled.get(key);
  if (known) return known;
  if (compiled.size >= templatesMaximum) compiled.clear();
  const made = compile(marked, isOptional);
  compiled.set(key, made);
  // What failed once is tried again for the next mail.
  made.catch(() => compiled.delete(key));
  return made;
}

/** The same content with a mark in place of each of its values, in the order of valuesOf. */
function withMarks({ facts, action, links = [], ...words }: MailContent): MailContent {
  return {
    ...words,
    subject: '',
    action: { ...action, path: mark(1) },
    ...(links.length > 0 ? { links: links.map(({ label }, index) => ({ label, path: mark(2 + index) })) } : {}),
    facts: facts.map(([label], index) => [label, mark(2 + links.length + index)]),
  };
}

async function compile(words: MailContent, isOptional: boolean): Promise<CompiledMail> {
  const { StandardMail } = await import('./templates/standard-mail.tsx');
  const mail = createElement(StandardMail, { words, optOutUrl: isOptional ? mark(0) : undefined });
  const { html, text } = await renderMail(mail);
  return { html: templateFrom(html), text: templateFrom(text) };
}

/** Of characters that no text has: they are for private use (Unicode, 23.5). */
const mark = (position: number) => `\uE000${position}\uE001`;

function templateFrom(rendered: string): Template {
  const parts = rendered.split(/\uE000(\d+)\uE001/);
  return {
    literals: parts.filter((_, index) => index % 2 === 0),
    positions: parts.filter((_, index) => index % 2 === 1).map(Number),
  };
}

function fill({ literals, positions }: Template, values: readonly string[]): string {
  return literals.map((literal, index) => literal + (values[positions[index] ?? -1] ?? '')).join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** As React escapes text and attributes. */
function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** White space as HTML shows it. */
function asPlainText(value: string): string {
  return value.replaceAll(/[ \t\r\n\f\u200B]+/g, ' ').trim();
}
