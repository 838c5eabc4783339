import { useState } from 'react';
import { inspectChosenFiles } from '#app/features/files/uploads/inspect-chosen-file.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { messageFileLimits, messageFileRule } from '#app/features/messages/attachments/message-file.ts';

/** A file that goes with the next message. */
export interface ChosenFile {
  id: string;
  file: File;
}

/** The files chosen for the next message; those that cannot be sent are refused at once, with the reason. */
export function useChosenFiles() {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const add = async (given: readonly File[]): Promise<void> => {
    const accepted: ChosenFile[] = [];
    for (const { file, problem } of await inspectChosenFiles(given, messageFileRule)) {
      if (problem) toast({ title: `${file.name} wasn’t added`, description: problem.text, tone: 'error' });
      else accepted.push({ id: randomUuid(), file });
    }
    if (files.length + accepted.length > messageFileLimits.files)
      toast({ title: `${messageFileLimits.files} files fit into a message`, tone: 'neutral' });
    setFiles((chosen) => [...chosen, ...accepted].slice(0, messageFileLimits.files));
  };
  const remove = (id: string) => setFiles((chosen) => chosen.filter((one) => one.id !== id));
  const clear = (sent: readonly ChosenFile[]) => setFiles((chosen) => chosen.filter((one) => !sent.includes(one)));
  return { files, add, remove, clear };
}
