import { useState } from 'react';
import { ArchFrame } from '#app/ui/art/arch-frame.tsx';
import { CategoryPicture } from '#app/features/services/catalogue/components/category-picture.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { DataTable } from '#app/ui/charts/data-table.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Door } from '#app/ui/art/door.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { VerifiedIcon } from '#app/ui/icons.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Rating } from '#app/features/professionals/display/components/rating.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { Skeleton, SkeletonText } from '#app/ui/loading/skeleton.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { Columns, Part, Row } from './specimen.tsx';

export function CardPart() {
  return (
    <Part id="cards" title="Cards, frames and marks">
      <Columns name="Cards">
        <Card>A card: raised by its border.</Card>
        <Card interactive>One that is a big link lifts under the pointer.</Card>
      </Columns>
      <Row name="Arches and doors">
        <ArchFrame tint="tint-pets" className="max-w-32">
          <CategoryPicture id="pet-services" />
        </ArchFrame>
        <ArchFrame tint="tint-food" framed className="max-w-32">
          <CategoryPicture id="food-trucks" />
        </ArchFrame>
        {[0, 0.5, 1].map((openness) => (
          <Door key={openness} openness={openness} className="h-36" />
        ))}
      </Row>
      <Row name="Badges, pills, rating">
        <Badge tone="green" icon={<VerifiedIcon />}>
          Verified
        </Badge>
        <Badge tone="sun">New</Badge>
        <Badge>Plain</Badge>
        {(['success', 'warning', 'danger', 'info', 'neutral'] as const).map((tone) => (
          <StatusPill key={tone} tone={tone} label={tone} />
        ))}
        <Rating value={4.9} count={128} />
        <Rating value={4.5} note="New" />
      </Row>
    </Part>
  );
}

const kinds = ['narrow', 'wide', 'side'] as const;

export function LayerPart() {
  const [open, setOpen] = useState<(typeof kinds)[number]>();
  return (
    <Part
      id="layers"
      title="Dialogs and toasts"
      text="A dialog is a sheet from below on phones. Toasts tell what has happened; nothing that is needed later stands only in one."
    >
      <Row name="Dialogs">
        {kinds.map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => setOpen(kind)}>
            Open {kind}
          </Button>
        ))}
        <Dialog
          open={open !== undefined}
          onClose={() => setOpen(undefined)}
          title="Cancel this booking?"
          description="What this does, in a sentence or two."
          width={open === 'wide' ? 'wide' : 'narrow'}
          place={open === 'side' ? 'side' : 'center'}
          footer={
            <>
              <Button variant="secondary" onClick={() => setOpen(undefined)}>
                Keep it
              </Button>
              <Button variant="danger" onClick={() => setOpen(undefined)}>
                Cancel booking
              </Button>
            </>
          }
        />
      </Row>
      <Row name="Toasts">
        <Button variant="secondary" onClick={() => toast({ title: 'Copied' })}>
          Neutral
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast({ tone: 'success', title: 'Saved', description: 'Your details are up to date.' })}
        >
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              tone: 'error',
              title: 'Not saved',
              description: 'Please try again.',
              action: { label: 'Sign in', to: '/login' },
            })
          }
        >
          Error with a link
        </Button>
      </Row>
    </Part>
  );
}

const rows = [
  { id: 'a', name: 'Haircut', when: 'Sat, Nov 21', total: '$75.00' },
  { id: 'b', name: 'Full detail', when: 'Mon, Nov 23', total: '$180.00' },
];

export function StatePart() {
  return (
    <Part id="states" title="Waiting, empty, wrong">
      <Columns name="Skeletons">
        <div>
          <Skeleton className="mb-3 h-32 w-full rounded-card" />
          <SkeletonText lines={3} />
        </div>
        <SkeletonText lines={6} />
      </Columns>
      <Columns name="Notices">
        <Notice title="Confirm your email">We sent you a link.</Notice>
        <FormError title="Payment failed">The card was declined.</FormError>
      </Columns>
      <Card padding="none">
        <EmptyState
          picture={<Scene name="empty-bookings" />}
          title="No bookings yet"
          text="What you book stands here."
          action={<Button>Find a professional</Button>}
        />
      </Card>
      <DataTable
        caption="Bookings"
        showCaption
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', header: 'Service', isTitle: true, cell: ({ name }) => name },
          { id: 'when', header: 'When', cell: ({ when }) => when },
          { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => total },
        ]}
      />
    </Part>
  );
}
