import { useState } from 'react';
import { FileDrop } from '#app/features/files/uploads/components/file-drop.tsx';
import { inspectChosenFile, type RefusedFile } from '#app/features/files/uploads/inspect-chosen-file.ts';
import {
  type ApplicationFile,
  type ApplicationForm,
  asApplicationFile,
} from '#app/features/applications/form/application-form.ts';
import { documentLimits } from '#app/features/professional-documents/document-limits.ts';
import {
  documentRule,
  fileMessages,
  inspectChoice,
  refusal,
} from '#app/features/professional-documents/chosen-files.ts';
import { FocusAfterRemoval } from '#app/ui/fields/focus-after-removal.tsx';
import type { StepProps } from './step-props.ts';
import { FileList } from '../../files/components/file-list.tsx';

const documents = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';
const full = `${documentLimits.certifications} certifications are the most.`;

/** Step 3: at least one certification, and optionally an insurance. */
export function CertificationsStep({ form, patch, errors }: StepProps) {
  const [refused, setRefused] = useState<{ certifications?: RefusedFile[]; insurance?: RefusedFile[] }>({});
  const addCertifications = async (files: File[]) => {
    const choice = await inspectChoice(
      files,
      documentRule,
      documentLimits.certifications - form.certifications.length,
      full,
    );
    setRefused((now) => ({ ...now, certifications: choice.refused }));
    patch((now) => ({ certifications: [...now.certifications, ...choice.taken.map(asApplicationFile)] }));
  };
  const setInsurance = async ([file]: File[]) => {
    if (!file) return;
    const inspected = await inspectChosenFile(file, documentRule);
    setRefused((now) => ({ ...now, insurance: refusal(inspected) }));
    if (!inspected.problem) patch({ insuranceFile: asApplicationFile(inspected.file) });
  };
  /** Replaces a document that the server refused. */
  const replace = async (document: ApplicationFile, file: File) => {
    const inspected = await inspectChosenFile(file, documentRule);
    const next = inspected.problem
      ? { ...document, name: file.name, problem: inspected.problem.text }
      : asApplicationFile(inspected.file);
    patch((now) => withDocument(now, document, next));
  };
  const remove = (document: ApplicationFile) => patch((now) => withDocument(now, document, null));
  const isRejected = (of: readonly RefusedFile[] = []) => of.length > 0;
  return (
    <div className="flex flex-col gap-8">
      <section>
        <FocusAfterRemoval className="flex flex-col gap-3">
          <h3 className="text-lg font-semibold">Certifications</h3>
          <p className="-mt-2 text-sm text-dim">
            Licenses, diplomas, permits. Only you and the team that reviews your application see them.
          </p>
          <FileDrop
            label="Add certifications"
            help="PDF, JPG or PNG, up to 10MB each. Drop them here or press to choose."
            accept={documents}
            multiple
            problem={
              isRejected(refused.certifications) ? fileMessages.certificationsRejected : errors['certifications']
            }
            refused={refused.certifications}
            onFiles={(files) => void addCertifications(files)}
          />
          <FileList
            files={form.certifications}
            onRemove={remove}
            onReplace={(document, file) => void replace(document, file)}
          />
        </FocusAfterRemoval>
      </section>
      <section>
        <FocusAfterRemoval className="flex flex-col gap-3">
          <h3 className="text-lg font-semibold">
            Insurance <span className="text-sm font-normal text-dim">(optional)</span>
          </h3>
          {form.insuranceFile ? (
            <FileList
              files={[form.insuranceFile]}
              onRemove={remove}
              onReplace={(document, file) => void replace(document, file)}
            />
          ) : (
            <FileDrop
              label="Add your insurance"
              help="One PDF, JPG or PNG, up to 10MB."
              accept={documents}
              multiple={false}
              problem={isRejected(refused.insurance) ? fileMessages.insuranceRejected : undefined}
              refused={refused.insurance}
              onFiles={(files) => void setInsurance(files)}
            />
          )}
        </FocusAfterRemoval>
      </section>
    </div>
  );
}

/** Returns the documents with one of them replaced or removed. */
function withDocument(
  { certifications, insuranceFile }: ApplicationForm,
  document: ApplicationFile,
  next: ApplicationFile | null,
): Partial<ApplicationForm> {
  if (insuranceFile === document) return { insuranceFile: next };
  return { certifications: certifications.flatMap((one) => (one === document ? (next ?? []) : one)) };
}
