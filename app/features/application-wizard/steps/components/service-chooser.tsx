import { useState } from 'react';
import { Plus, Trash2 } from 'lucide-react';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { servicesByCategory } from '#app/features/services/catalogue/catalogue.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { FocusAfterRemoval } from '#app/ui/fields/focus-after-removal.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { applicationLimits } from '#app/features/applications/application-limits.ts';
import type { CustomService } from '#app/features/applications/form/application-form.ts';
import type { StepProps } from './step-props.ts';

/** Catalog services and custom ones, each with a price and details. */
export function ServiceChooser({ form, patch, errors }: StepProps) {
  const { commission } = useShownTerms();
  const { selectedServices, servicePrices, serviceDetails, customServices } = form;
  const count = selectedServices.length + customServices.length;
  const isFull = count >= applicationLimits.services;
  const setCustom = (index: number, changes: Partial<CustomService>) =>
    patch({
      customServices: customServices.map((service, at) => (at === index ? { ...service, ...changes } : service)),
    });
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1 text-lg font-semibold">Your services</legend>
      <p className="text-sm text-dim">
        Start with what you offer most. You can change everything later. You receive the price minus our {commission}{' '}
        commission.
      </p>
      <FocusAfterRemoval className="flex flex-col gap-4">
        <ul className="flex flex-col gap-3">
          {selectedServices.map((title) => (
            <ServiceRow
              key={title}
              name={title}
              price={servicePrices[title] ?? ''}
              details={serviceDetails[title] ?? ''}
              field={`price ${title}`}
              problem={errors[`price ${title}`]}
              onPrice={(price) => patch({ servicePrices: { ...servicePrices, [title]: price } })}
              onDetails={(details) => patch({ serviceDetails: { ...serviceDetails, [title]: details } })}
              onRemove={() => patch({ selectedServices: selectedServices.filter((one) => one !== title) })}
            />
          ))}
          {customServices.map((service, index) => (
            <ServiceRow
              key={service.id}
              name={service.name}
              onName={(name) => setCustom(index, { name })}
              nameField={`customName ${index}`}
              nameError={errors[`customName ${index}`]}
              price={service.price}
              details={service.details}
              field={`customPrice ${index}`}
              problem={errors[`customPrice ${index}`]}
              onPrice={(price) => setCustom(index, { price })}
              onDetails={(details) => setCustom(index, { details })}
              onRemove={() => patch({ customServices: customServices.filter((_, at) => at !== index) })}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-end gap-3">
          <CatalogueSelect
            chosen={selectedServices}
            disabled={isFull}
            onChoose={(title) => patch({ selectedServices: [...selectedServices, title] })}
          />
          <Button
            variant="secondary"
            disabled={isFull}
            onClick={() =>
              patch({
                customServices: [
                  ...customServices,
                  { id: 1 + Math.max(0, ...customServices.map(({ id }) => id)), name: '', price: '', details: '' },
                ],
              })
            }
          >
            <Plus aria-hidden="true" className="size-4" />
            Something else
          </Button>
        </div>
      </FocusAfterRemoval>
    </fieldset>
  );
}

interface CatalogueSelectProps {
  chosen: readonly string[];
  disabled: boolean;
  onChoose: (title: string) => void;
}

function CatalogueSelect({ chosen, disabled, onChoose }: CatalogueSelectProps) {
  const [value, setValue] = useState('');
  return (
    <SelectField
      label="Add a service"
      className="min-w-60 flex-1"
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        if (target.value) onChoose(target.value);
        setValue('');
      }}
    >
      <option value="">Choose from the catalog</option>
      {servicesByCategory().map(({ category, services }) => (
        <optgroup key={category.id} label={category.title}>
          {services
            .filter((service) => !chosen.includes(service.title))
            .map((service) => (
              <option key={service.id} value={service.title}>
                {service.title}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

interface ServiceRowProps {
  name: string;
  /** Only if the name can be typed. */
  onName?: (name: string) => void;
  nameField?: string;
  nameError?: string | undefined;
  price: string;
  details: string;
  field: string;
  problem: string | undefined;
  onPrice: (price: string) => void;
  onDetails: (details: string) => void;
  onRemove: () => void;
}

function ServiceRow({
  name,
  onName,
  nameField,
  nameError,
  price,
  details,
  field,
  problem: error,
  onPrice,
  onDetails,
  onRemove,
}: ServiceRowProps) {
  return (
    <li className="flex flex-col gap-3 rounded-control border border-line p-4">
      <div className="flex items-start gap-3">
        {onName ? (
          <TextField
            label="Service name"
            name={nameField}
            required
            maxLength={applicationLimits.serviceNameMaximum}
            value={name}
            onChange={({ target }) => onName(target.value)}
            error={nameError}
            className="flex-1"
          />
        ) : (
          <p className="flex-1 pt-2 font-semibold">{name}</p>
        )}
        <IconButton label={`Remove ${name || 'this service'}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <div className="grid gap-3 sm:grid-cols-[10rem_1fr]">
        <NumberField
          label="Price"
          name={field}
          min={0.01}
          step={0.01}
          max={applicationLimits.priceMaximum}
          required
          leading="$"
          value={price}
          onChange={({ target }) => onPrice(target.value)}
          error={error}
        />
        <TextField
          label="Details"
          name={`details ${field}`}
          maxLength={applicationLimits.serviceDetailsMaximum}
          placeholder="What’s included and how long it takes"
          value={details}
          onChange={({ target }) => onDetails(target.value)}
        />
      </div>
    </li>
  );
}
