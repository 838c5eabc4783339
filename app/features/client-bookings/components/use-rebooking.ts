import { api } from '#app/api-client.ts';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import {
  type BookingChoices,
  saveChoices,
  noChoices,
  searchOfChoices,
} from '#app/features/booking-form/booking-choices.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { ReadyRebooking } from '#app/features/moving/rebook/rebooking.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { useSubmitBooking } from '#app/features/booking-form/payment/components/use-submit-booking.ts';

/** Books a visit again: loads a proposal and books exactly that. */
export function useRebooking(booking: BookingDto | undefined) {
  const loaded = useLoaded(booking?.id ?? null, (signal) =>
    api.get('/bookings/:id/rebooking', { param: { id: booking?.id ?? '' }, signal }),
  );
  const proposal = loaded.reloading ? undefined : loaded.data;
  const ready = proposal?.state === 'ready' ? proposal : undefined;
  const choices = ready ? choicesOf(ready) : noChoices;
  const page = `/booking?${searchOfChoices(choices, ready?.professional.name ?? '')}`;
  // Replaces earlier input of the booking page, which belongs to another selection.
  const keep = () => saveChoices(browserStorage('sessionStorage'), choices);
  const { submit, busy } = useSubmitBooking({
    choices,
    startsAt: ready?.slot.starts_at,
    expectedTotal: ready?.now.total_amount,
    returnTo: page,
    onSignIn: keep,
    onOutdated: loaded.reload,
  });
  return {
    proposal,
    ready,
    hasFailed: loaded.state === 'failed',
    reload: loaded.reload,
    isBusy: busy,
    // The way back from the checkout leads to the booking page.
    confirm: () => {
      keep();
      void submit();
    },
    page,
    keep,
  };
}

function choicesOf({ professional, service, slot, location }: ReadyRebooking): BookingChoices {
  return { professionalId: professional.id, serviceId: service.id, date: slot.date, time: slot.time, location };
}
