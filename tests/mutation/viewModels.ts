export type ViewModels = Readonly<Record<string, readonly string[]>>

/** The view models that are mutated, with the classes that they consist of. */
export const viewModels: ViewModels = {
  money: [
    'src/ui/commerce/{add-to-cart,cart,cart-count,cart-items,checkout,club-payment,deposit,payment,plans,purchases,renewals}/[A-Z]*.ts',
  ],
  scorecards: ['src/ui/rounds/scorecard/[A-Z]*.ts'],
  forms: [
    'src/ui/commerce/address/AddressForm.ts',
    'src/ui/shell/{DraftedDialog,FormDraft,keepDraft,LocaleNumbers,OptimisticFlags,Task,Upload}.ts',
  ],
}
