/**
 * Runs in the document's head and collects the fields that are typed in: the rest of a page may be long in coming, the
 * inline script at its end with it.
 */
export const typedFieldsScript = `(function(w){w.typedFields=new Set;w.addEventListener('input',function(e){w.typedFields.add(e.target)},true)})(window)`;
