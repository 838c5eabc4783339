import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { Token, Tokens } from './read-tokens.ts';
import { Part, Row } from './specimen.tsx';

export function ColorPart({ light, dark }: Pick<Tokens, 'light' | 'dark'>) {
  return (
    <Part
      id="colors"
      title="Colors"
      text="Names are roles. A component never asks which theme is on; a part of a page carries the other one with the class dark."
    >
      <Swatches theme="Light" tokens={light} />
      <Swatches theme="Dark" tokens={dark} />
    </Part>
  );
}

function Swatches({ theme, tokens }: { theme: string; tokens: Token[] }) {
  return (
    <div>
      <h3 className="mb-3 text-xs font-semibold text-dim">{theme}</h3>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {tokens.map(({ name, value }) => (
          <li key={name} className="min-w-0">
            <span style={{ backgroundColor: value }} className="block h-14 rounded-control border border-edge" />
            <span className="block truncate text-xs font-semibold">{name.slice(2)}</span>
            <span className="tabular block text-xs text-dim">{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function TypePart({ type }: Pick<Tokens, 'type'>) {
  return (
    <Part
      id="type"
      title="Type"
      text="Bricolage Grotesque for headings and big figures, Instrument Sans for everything else. Sizes grow with the window."
    >
      {type.toReversed().map(({ name, value }) => {
        const isDisplay = /[2-5]xl$/.test(name);
        return (
          <div key={name} className="min-w-0">
            <p className="tabular text-xs text-dim">
              {name.slice(2)}: {value}
            </p>
            <p style={{ fontSize: value, lineHeight: 1.1 }} className={isDisplay ? 'figure truncate' : 'truncate'}>
              The best in town, at your door
            </p>
          </div>
        );
      })}
    </Part>
  );
}

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 22];

export function SpacePart() {
  return (
    <Part id="space" title="Space" text="Steps of 4 px. Sections breathe: 48 px on phones, 88 on desktop.">
      <ul className="flex flex-col gap-2">
        {steps.map((step) => (
          <li key={step} className="flex items-center gap-4">
            <span className="tabular w-20 text-xs text-dim">
              {step} · {step * 4} px
            </span>
            <span style={{ width: `${step * 0.25}rem` }} className="h-4 bg-green" />
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function ShapePart({ radii, shadows }: Pick<Tokens, 'radii' | 'shadows'>) {
  return (
    <Part
      id="shape"
      title="Shape and depth"
      text="Borders before shadows; the one shadow is for what floats. The arch is for categories and people."
    >
      <Row name="Radii">
        {radii.map(({ name, value }) => (
          <span
            key={name}
            style={{ borderRadius: value }}
            className="flex h-20 w-32 items-center justify-center border border-edge bg-card text-center text-xs"
          >
            {name.slice(9)}
            <br />
            {value}
          </span>
        ))}
        <span className="arch flex h-28 w-20 items-end justify-center bg-tint-beauty pb-2 text-xs text-on-tint">
          arch
        </span>
      </Row>
      <Row name="Shadow">
        {shadows.map(({ name, value }) => (
          <span
            key={name}
            style={{ boxShadow: value }}
            className="flex h-20 w-32 items-center justify-center rounded-card bg-card text-xs"
          >
            {name.slice(9)}
          </span>
        ))}
      </Row>
    </Part>
  );
}

export function MotionPart({ motion }: Pick<Tokens, 'motion'>) {
  const [isAway, setAway] = useState(false);
  return (
    <Part
      id="motion"
      title="Motion"
      text="150 to 250 ms, ease-out, opacity and transform only. Who asks for less motion gets none."
    >
      <ul className="text-sm">
        {motion.map(({ name, value }) => (
          <li key={name}>
            {name.slice(2)}: <span className="tabular text-dim">{value}</span>
          </li>
        ))}
      </ul>
      <Row name="150 and 200 ms">
        <Button variant="secondary" onClick={() => setAway(!isAway)}>
          Move
        </Button>
        {[150, 200].map((milliseconds) => (
          <span
            key={milliseconds}
            style={{ translate: isAway ? '4rem' : '0', transition: `translate ${milliseconds}ms var(--ease-out)` }}
            className="size-11 rounded-full bg-sun"
          />
        ))}
      </Row>
    </Part>
  );
}
