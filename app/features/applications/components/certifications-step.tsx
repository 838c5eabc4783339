import { useState } from 'react';
import { FileDrop } from '#app/features/files/components/file-drop.tsx';
import { asApplicationFile } from '../application-form.ts';
import { applicationLimits } from '../application-limits.ts';
import { fileMessages, isAcceptedDocument } from '../chosen-files.ts';
import type { StepProps } from './step-props.ts';
import { FileList } from './file-list.tsx';

const documents = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** Step 3: at least one certification, and an insurance for who has one. */
export function CertificationsStep({ form, patch, problems }: StepProps) {
  const [rejected, setRejected] = useState<{ certifications?: string; insurance?: string }>({});
  const addCertifications = (files: File[]) => {
    const accepted = files.filter(isAcceptedDocument).map(asApplicationFile);
    const all = [...form.certifications, ...accepted].slice(0, applicationLimits.certifications);
    setRejected({ ...rejected, certifications: accepted.length < files.length ? fileMessages.certificationsRejected : '' });
    patch({ certifications: all });
  };
  const setInsurance = ([file]: File[]) => {
    if (!file) return;
    const isAccepted = isAcceptedDocument(file);
    setRejected({ ...rejected, insurance: isAccepted ? '' : fileMessages.insuranceRejected });
    if (isAccepted) patch({ insuranceFile: asApplicationFile(file) });
  };
  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-3">
        <h3 className="text-lg font-semibold">Certifications</h3>
        <p className="-mt-2 text-sm text-dim">Licenses, diplomas, permits. Only you and the team that reviews your application can see them.</p>
        <FileDrop
          label="Add certifications"
          help="PDF, JPG or PNG, up to 10MB each. Drop them here or press to choose."
          accept={documents}
          multiple
          problem={rejected.certifications || problems['certifications']}
          onFiles={addCertifications}
        />
        <FileList files={form.certifications} onRemove={(index) => patch({ certifications: form.certifications.filter((_, at) => at !== index) })} />
      </section>
      <section className="flex flex-col gap-3">
        <h3 className="text-lg font-semibold">
          Insurance <span className="text-sm font-normal text-dim">(optional)</span>
        </h3>
        {form.insuranceFile ? (
          <FileList files={[form.insuranceFile]} onRemove={() => patch({ insuranceFile: null })} />
        ) : (
          <FileDrop label="Add your insurance" help="One PDF, JPG or PNG, up to 10MB." accept={documents} multiple={false} problem={rejected.insurance || undefined} onFiles={setInsurance} />
        )}
      </section>
    </div>
  );
}
