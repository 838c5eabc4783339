import { type FormEvent, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { findPostalCode } from '#app/lib/places/address-postal-code.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { Form } from '#app/ui/fields/form.tsx';
import { bookingFormErrors, missingZip, missingField, nextStep, type BookingField } from '../booking-form-errors.ts';
import { searchOfChoices } from '../booking-choices.ts';
import { bookingToasts } from '#app/features/visits/booking-toasts.ts';
import { offerOf, type BookingOffer } from '../booking-subject.ts';
import { knownTotal } from '../payment/pay-press.ts';
import { AddressDialog } from '#app/features/addresses/components/address-dialog.tsx';
import { AddressStep } from '../steps/components/address-step.tsx';
import { BookingStep } from './booking-step.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { DateStep } from '../steps/components/date-step.tsx';
import { PayBar } from '../payment/components/pay-bar.tsx';
import { ProfessionalStep } from '../steps/components/professional-step.tsx';
import { whenText } from '../when-text.ts';
import { routeOffer } from '../steps/route-offer.ts';
import { ServiceStep } from '../steps/components/service-step.tsx';
import { TimeStep } from '../steps/components/time-step.tsx';
import { useBookingChoices } from './use-booking-choices.ts';
import { useCancelledReturn } from '../return/components/use-cancelled-return.ts';
import { usePayPress } from '../payment/components/use-pay-press.ts';
import { useQuote } from './use-quote.ts';
import { useDaySlots } from '../steps/components/use-slots.ts';
import { useSavedPlaces } from '../steps/components/use-saved-places.ts';
import { useSubmitBooking } from '../payment/components/use-submit-booking.ts';

/** The booking page: the steps, a summary beside them, and one button. */
export function BookingFlow({ offer }: { offer: BookingOffer }) {
  const {
    choices: wished,
    askedFor,
    name,
    change,
    propose,
    changeProfessional,
    handOver,
  } = useBookingChoices(offer.state === 'known' ? offer.professional : undefined);
  const [round, setRound] = useState(0);
  const readAnew = () => setRound((count) => count + 1);
  useCancelledReturn(readAnew);

  const shown = offerOf(offer, { wished: wished.professionalId, askedFor });
  const isLoading = shown === undefined;
  const known = shown?.state === 'known' ? shown : undefined;
  const service = known?.services.find(({ id }) => id === wished.serviceId);
  const isChoosable = known && wished.date >= known.dates.earliest && wished.date <= known.dates.latest;
  const date = isChoosable ? wished.date : '';
  const professionalId = known?.professional.id ?? '';
  const serviceId = service?.id ?? '';
  // The chosen service is drawn before its days and times are. Nothing is paid in between: that waits for its price.
  const drawnServiceId = useDeferredValue(serviceId);
  const askedServiceId = known?.services.some(({ id }) => id === drawnServiceId) ? drawnServiceId : '';
  const question = { professionalId, serviceId: askedServiceId, zip: findPostalCode(wished.location) ?? '', round };
  const slots = useDaySlots(question, date);
  const slot = slots.data?.slots.find((candidate) => candidate.available && candidate.time === wished.time);
  const discountedAt = slot && slot.discount_percent > 0 ? slot.starts_at : undefined;
  const price = useQuote({ professionalId, serviceId, typed: wished.location, discountedAt });

  const places = useSavedPlaces({
    location: wished.location,
    onChange: (location) => change({ location }),
    onPropose: (location) => propose({ location }),
  });

  // Only selections that are actually available count. A time that is asked for again, as for the ZIP just typed, counts
  // until the answer: the button does not go dead under a hand on its way to it, and a press of it waits.
  const isTimeAwaited = slots.state === 'loading' && wished.time !== '';
  const time = slot?.time ?? (isTimeAwaited ? wished.time : '');
  const choices = { professionalId, serviceId, date, time, location: wished.location };
  const errors = bookingFormErrors(choices);
  const zipErrors = missingZip(choices.location, price.quote);
  const { touch, messageOf } = useTouched({ ...zipErrors, ...errors });
  useGoneTime(wished.time !== '' && slots.state === 'ready' && !slot, () => touch('time'));
  const returnTo = `/booking?${searchOfChoices(wished, name)}`;
  const expectedTotal = knownTotal(price.quote);
  const onOutdated = () => {
    readAnew();
    price.reload();
  };
  const { submit, busy } = useSubmitBooking({
    choices,
    startsAt: slot?.starts_at,
    expectedTotal,
    returnTo,
    onSignIn: handOver,
    onOutdated,
  });
  const payPress = usePayPress({
    price: { ...price, loading: price.loading || isTimeAwaited },
    choices: JSON.stringify(choices),
    pay: submit,
    refuse: ({ message, professionalsNear }) => toast(bookingToasts.refused(message, professionalsNear)),
  });
  const needed = missingField(errors);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (needed) void submit();
    else payPress.press();
  };
  return (
    <>
      <Form
        name="booking"
        noValidate
        onSubmit={handleSubmit}
        className="grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_380px] [&_:is(a,button,input,textarea)]:scroll-mb-12"
      >
        <div className="flex min-w-0 flex-col [overflow-anchor:none]">
          <ProfessionalStep
            offer={shown ?? offer}
            name={known?.professional.name ?? name}
            loading={isLoading}
            error={isLoading ? undefined : messageOf('professionalId')}
            onLeave={() => touch('professionalId')}
            onChoose={changeProfessional}
          />
          <ServiceStep
            services={known?.services}
            loading={isLoading}
            value={serviceId}
            error={messageOf('serviceId')}
            onLeave={() => touch('serviceId')}
            onChange={(id) => change({ serviceId: id })}
          />
          <BookingStep
            name="time"
            number={3}
            title="Date and time"
            done={slot !== undefined}
            checking={isTimeAwaited}
            chosen={whenText({ date: wished.date, time: wished.time })}
            onLeave={() => touch('date', 'time')}
          >
            {known ? (
              <div className="flex flex-col gap-8">
                <DateStep
                  {...question}
                  dates={known.dates}
                  value={date}
                  error={messageOf('date')}
                  onChange={(next) => change({ date: next })}
                  onPropose={(next) => (wished.time && date ? undefined : propose({ date: next }))}
                />
                <TimeStep
                  slots={slots}
                  value={choices.time}
                  error={date ? messageOf('time') : undefined}
                  onChange={(time) => change({ time })}
                  onReload={slots.reload}
                />
              </div>
            ) : (
              <p className="text-dim">Your professional’s available days and times will appear here.</p>
            )}
          </BookingStep>
          <AddressStep
            value={wished.location}
            isComplete={!errors.location && !zipErrors.location && !price.refusal}
            error={messageOf('location')}
            price={price}
            places={places}
            onLeave={() => touch('location')}
            onChange={(location) => change({ location })}
          />
        </div>
        {/* Beside the page's heading: the pay button is in sight at 1280x800, also below the notice of a late booking. */}
        <div className="max-lg:contents lg:sticky lg:top-24 lg:-mt-35 lg:rounded-card lg:border lg:border-line lg:bg-card">
          <BookingSummary
            professional={known?.professional}
            service={service}
            choices={choices}
            price={price}
            routeOffer={routeOffer(slots.data?.slots ?? [], slot)}
            onTime={(time) => change({ time })}
          />
          <PayBar
            price={price}
            service={service}
            startsAt={slot?.starts_at}
            when={whenText(choices)}
            press={payPress}
            needed={needed}
            next={nextStep(errors)}
            busy={busy}
            returnTo={returnTo}
            onSignIn={handOver}
          />
        </div>
      </Form>
      <AddressDialog key={places.opening} {...places.dialog} />
    </>
  );
}

/** Calls `report` when the chosen time turns out not to be free, or no longer. */
function useGoneTime(isGone: boolean, report: () => void): void {
  const handleGone = useEffectEvent(report);
  useEffect(() => {
    if (isGone) handleGone();
  }, [isGone]);
}

/** Shows a field's message only after the field was visited and left (OPEN-33). */
function useTouched(errors: ReturnType<typeof bookingFormErrors>) {
  const [touched, setTouched] = useState<ReadonlySet<BookingField>>(new Set());
  return {
    // The set stays the same one when nothing is new: every press in another step leaves this one.
    touch: (...fields: BookingField[]) =>
      setTouched((before) => (fields.every((field) => before.has(field)) ? before : new Set([...before, ...fields]))),
    messageOf: (field: BookingField) => (touched.has(field) ? errors[field] : undefined),
  };
}
