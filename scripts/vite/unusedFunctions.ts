export interface ReplacedFunctions {
  readonly module: RegExp
  /** Declared functions by their names, methods as `Class.method`, functions that are assigned as their target is written. */
  readonly functions: RegExp
  /** The expression that they return. Without one, nothing calls them, and they throw. */
  readonly result?: string
}

/** Functions of libraries that the product doesn't call, or whose result it knows. The build replaces their bodies. */
export const replacedFunctions: readonly ReplacedFunctions[] = [
  {
    // Decorated classes, and resolvers compiled by `eval`, which the Content-Security-Policy forbids.
    module: /\/@inversifyjs\/core\/lib\/planning\/calculations\/\w+\.js$/,
    functions: /^build(?:\w+Jit|\w*ConstructorArguments?Resolver|NoActivationsInstanceBindingNodeResolver)$/,
  },
  {
    // View models read and write the data instead: there are no loaders that could redirect, no fetchers, and nothing to revalidate.
    module: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    functions:
      /^(?:fetch|handleAction|handleFetcherAction|handleFetcherLoader|normalizeRedirectLocation|revalidate|startRedirectNavigation)$/,
  },
  {
    module: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    functions: /^(?:getRouteInstrumentationUpdates|instrumentClientSideRouter)$/,
  },
  {
    // No server renders the product.
    module: /\/react-router\/dist\/production\/lib\/(?:dom\/lib|errors|hooks)\.js$/,
    functions: /^(?:decodeRouteErrorResponseDigest|deserializeErrors|RSCErrorHandler)$/,
  },
  {
    // Inversify defines and reads metadata; it neither lists nor deletes them, and finds no other polyfill.
    module: /\/reflect-metadata\/ReflectLite\.js$/,
    functions:
      /^(?:CreateFallbackProvider|deleteMetadata|getMetadataKeys|getOwnMetadataKeys|hasMetadata|Iterator\w+|Ordinary(?:DeleteMetadata|MetadataKeys|OwnMetadataKeys))$/,
  },
  {
    // `prefetchOnIntent` prefetches links.
    module: /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    functions: /^PrefetchPageLinks$/,
  },
  {
    // Calendars name the only one that the product has.
    module: /\/@internationalized\/date\/dist\/private\/createCalendar\.mjs$/,
    functions: /^createCalendar$/,
  },
  {
    // The product has no view transitions, references to fragments, activities, or lists of parts that suspend.
    module: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions:
      /^(?:startViewTransition|(?:measure|apply|commitEnter|commitAppearing|commitDeleted|create|report|get)\w*ViewTransition\w*|restoreViewTransition\w+|ViewTransitionPseudoElement(?:\.prototype\.\w+)?|\w*AfterMutationEffects\w*|createMeasurement|measureClonedInstance|FragmentInstance(?:\.prototype\.\w+)?|(?:find|get)FragmentInstanceOr\w+|validateDocumentPositionWithFiberTree|\w*ActivityComponent\w*|mountActivityChildren|commitActivityHydrationCallbacks|\w*SuspenseList(?:Component|RenderState)|cutOffTailIfNeeded|findLastContentRow)$/,
  },
  {
    // Nothing suspends: view models hold what is loading, and routes load code.
    module: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions:
      /^(?:update(?:Dehydrated)?SuspenseComponent|(?:mount|update)Suspense(?:Primary|Fallback)Children|retrySuspenseComponentWithoutHydrating|retryDehydratedSuspenseBoundary|updateOffscreenComponent|deferHiddenOffscreenComponent|bailoutOffscreenComponent|recursivelyTraverse(?:ReappearLayout|DisappearLayout|ReconnectPassive|DisconnectPassive|AtomicPassive)Effects|commitOffscreenPassiveMountEffects|hideOrUnhide\w+|clearHydrationBoundary|trackUsedThenable|useThenable|replaySuspendedUnitOfWork|replayFunctionComponent|resolveRetryWakeable|retryTimedOutBoundary|attachSuspenseRetryListeners|scheduleRetryEffect|commitSuspenseHydrationCallbacks|registerSuspenseInstanceRetry)$/,
  },
  {
    // Vite inserts style sheets and preloads; React shows neither resources nor whole documents.
    module: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions:
      /^(?:acquireResource|suspendResource|estimate\w+|insertStylesheet\w*|insertSuspendedStylesheets|preload(?:Module|Stylesheet|Resource)?|preinit\w*|preconnect\w*|prefetchDNS|adoptPreload\w+|(?:acquire|release|resolve)Singleton\w*|commitHostSingletonAcquisition|clearContainerSparingly)$/,
  },
  {
    // View models send forms; there are no custom elements and no compiled memos, and every browser has the event `input`.
    module: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions:
      /^(?:\w+ActionState(?!s)\w*|actionStateReducer|notifyActionListeners|handleActionReturnValue|onAction(?:Success|Error)|setPropOnCustomElement|useMemoCache|handleEventsForInputEventPolyfill|getTargetInstForInputEventPolyfill|handlePropertyChange)$/,
  },
  {
    // Nothing is rendered into the head or found by its component, and no values are deferred.
    module: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions:
      /^(?:getResource|getHydratableHoistableCache|mountHoistable|createHoistableInstance|get(?:Suspense|Activity)InstanceFromFiber|findCurrentFiberUsingSlowPath|addFragmentHandleTo\w+|commitNewChildToFragmentInstance|deleteChildFromFragmentInstance|blurActiveElementWithinFragment|defaultOnDefaultTransitionIndicator|(?:mount|update)DeferredValueImpl)$/,
  },
  {
    module: /\/react-dom\/cjs\/react-dom\.production\.js$/,
    functions: /^exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|useFormState|useFormStatus)$/,
  },
  {
    module: /\/react\/cjs\/react\.production\.js$/,
    functions:
      /^(?:lazyInitializer|addTransitionType|exports\.(?:lazy|useActionState|useDeferredValue|useEffectEvent|use|cache|unstable_useCacheRefresh))$/,
  },
  {
    // View models use `makeReactive`, which observes by reference: no decorators, no flows, no observable arrays.
    module: /\/mobx\/dist\/mobx\.mjs$/,
    functions:
      /^(?:decorate\w+20223_|createFlowDescriptor|assertFlowDescriptor|extendObservable|nodeToDependencyTree|getDependencyTree|createComputedDecoratorAnnotation|createObservableArray|createLegacyArray|ObservableArrayAdministration\.(?!constructor)\w+|ObservableMap\.(?:replace|merge)|ObservableSet\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)|convertToMap)$/,
  },
  {
    // The product adds its texts to the store: no backend loads them, none are reported as missing, and there is one instance.
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    functions:
      /^(?:I18n\.(?:cloneInstance|reloadResources|dir|use|loadNamespaces|hydrate|removeResourceBundle|exists)|Translator\.(?:getUsedParamsDetails|exists)|Connector\.(?:queueLoad|loaded|read|prepareLoading|loadOne|saveMissing|reload)|keysFromSelector|createProxy|ResourceStore\.(?:addResources|toJSON)|PluralResolver\.(?:getPluralFormsOfKey|getSuffixes|needsPlural)|parseFormatStr|LanguageUtil\.getScriptPartFromCode|Formatter\.(?:format|add|addCached)|RegExpCache\.clear)$/,
  },
  {
    // All bindings are functions of their dependencies, and stay for as long as the product runs.
    module: /\/@inversifyjs\/container\/lib\/binding\/models\/BindingFluentSyntaxImplementation\.js$/,
    functions: /^\w+\.(?:to|toSelf|toDynamicValue|toFactory|toConstantValue|toService|inRequestScope|onActivation|onDeactivation|when\w*)$/,
  },
  {
    module: /\/@inversifyjs\/container\/lib\/container\/services\/(?:BindingManager|Container|ContainerModuleManager|SnapshotManager)\.js$/,
    functions:
      /^\w+\.#?(?:unbind\w*|rebind\w*|unload\w*|isBound|isCurrentBound|snapshot|restore|onActivation|onDeactivation|getAllAsync|getAsync|getAll|loadAsync|register)$/,
  },
  {
    module:
      /\/@inversifyjs\/core\/lib\/(?:binding\/calculations\/clone\w*Binding|metadata\/calculations\/(?:throwAtInvalidClassMetadata|validateConstructorMetadataArray)|resolution\/actions\/(?:resolvePostConstruct|resolveBinding\w*Deactivations\w*|resolveBindingPreDestroy|resolveInstanceBinding(?:NodeFromConstructorParams|NodeAsyncFromConstructorParams|ConstructorParams)|setInstanceProperties|resolveScopedDynamicValueBindingNode)|planning\/calculations\/(?:tryBuildGetPlanOptionsFromManagedClassElementMetadata|buildNoActivationsDynamicValueBindingNodeResolver))\.js$/,
    functions: /./,
  },
  {
    module:
      /\/@inversifyjs\/core\/lib\/(?:planning\/models\/(?:InstanceBinding|PlanServiceRedirectionBinding)NodeImplementation|resolution\/actions\/resolveBindingActivationsFromIterator(?:Async)?)\.js$/,
    functions: /./,
  },
  {
    // Routes load code alone: no middleware, no submissions, no fetchers, no blockers, and the product scrolls by itself.
    module: /\/react-router\/dist\/production\/lib\/router\/router\.js$/,
    functions:
      /^(?:callRouteMiddleware|runClientMiddlewarePipeline|runMiddlewarePipeline|runServerMiddlewarePipeline|getTargetedDataStrategyMatches|updateBlocker|enableScrollRestoration|normalizeRelativeRoutingRedirectResponse|getLoadingFetcher|getSubmittingFetcher|getDoneFetcher|deleteFetcher|queueFetcherForDeletion|updateFetcherState|getFetcher|resetFetcher|abortFetcher|getUpdatedRevalidatingFetchers|getBlocker|deleteBlocker|getTargetMatch|parseResponseBody|dataWithResponseInitToErrorResponse|convertFormDataToSearchParams|convertSearchParamsToFormData|getInstrumentationNavigateMeta|_internalSetRoutes|shouldRevalidateLoader|getScrollKey)$/,
  },
  {
    module: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    functions:
      /^(?:useScrollRestoration|ScrollRestoration|useSubmit|useFormAction|useViewTransitionState|HistoryRouter|getScrollRestorationKey|usePageHide|usePageShow|NavLink|Form)$/,
  },
  {
    module: /\/react-router\/dist\/production\/lib\/(?:dom\/dom|hooks|components)\.js$/,
    functions:
      /^(?:getFormSubmissionInfo|getFormEncType|isFormDataSubmitterSupported|useNavigateUnstable|handleSkippedViewTransition|getOptimisticRouterState)$/,
  },
  {
    // Streams are of events and subjects.
    module:
      /\/rxjs\/dist\/esm\/internal\/(?:observable\/innerFrom|scheduled\/\w+|util\/(?:isReadableStreamLike|executeSchedule)|operators\/(?:observeOn|subscribeOn))\.js$/,
    functions: /^(?:process|fromReadableStreamLike|readableStreamLikeToAsyncGenerator|schedule\w+|observeOn|subscribeOn|executeSchedule)$/,
  },
  {
    module: /\/reflect-metadata\/ReflectLite\.js$/,
    functions:
      /^(?:decorate|DecorateProperty|DecorateConstructor|metadata|getMetadata|OrdinaryGetMetadata|hasOwnMetadata|OrdinaryToPrimitive)$/,
  },
  {
    // The client sends JSON by `fetch`, and reads text: no forms, no progress, no cookies, no data addresses, one interceptor each way.
    module: /\/axios\/lib\//,
    functions:
      /^(?:toFormData|formDataToBlob|formDataToJSON|toURLEncodedForm|createMultipartBody|estimateDataURLDecodedBytes|estimateDataURLBytes|estimatePercentDecodedBase64Bytes|speedometer|throttle|progressEventReducer|progressEventDecorator|trackStream|trackRequestStream|readStream|AxiosURLSearchParams|stringifySafely|parseParameters|decodeQuotedString|matchHeaderValue|CancelToken\.\w+|AxiosHeaders\.(?:delete|clear|getSetCookie))$/,
  },
  {
    module: /\/axios\/lib\/adapters\/xhr\.js$/,
    functions: /^default$/,
  },
  {
    // Calendars are of days: no times, no ranges.
    module: /\/@internationalized\/date\/dist\/private\/(?:manipulation|CalendarDate|DateFormatter|string)\.mjs$/,
    functions:
      /^(?:(?:add|subtract|set|cycle|constrain)(?:Time|Zoned)|(?:dateTime|time|zonedDateTime)ToString|(?:CalendarDateTime|ZonedDateTime|Time)\.(?:add|subtract|set|cycle|compare|toString|toAbsoluteString)|DateFormatter\.formatRange\w*)$/,
  },
  {
    // There is no shadow tree.
    module: /\/react-aria\/dist\/private\/utils\/shadowdom\/ShadowTreeWalker\.mjs$/,
    functions: /^ShadowTreeWalker\.\w+(?<!constructor)$/,
  },
  {
    // The shop's client asks and changes, and caches some answers: nothing watches a query or a fragment, and nothing is written by hand.
    module: /\/@apollo\/client\/core\/(?:ApolloClient|ObservableQuery|QueryInfo|QueryManager)\.js$/,
    functions:
      /^(?:ApolloClient\.(?:connectToDevTools|stop|watchQuery|subscribe|readQuery|watchFragment|readFragment|writeQuery|writeFragment|__\w+|resetStore|clearStore|onResetStore|onClearStore|refetch\w+|getObservableQueries|extract|restore|setLink|transform)|ObservableQuery\.\w+|QueryInfo\.(?:markMutationOptimistic|markSubscriptionResult)|QueryManager\.(?:stop|cancelPendingFetches|watchQuery|clearStore|getObservableQueries|refetch\w+|startGraphQLSubscription|maskFragment))$/,
  },
  {
    module: /\/@apollo\/client\/cache\/(?:core\/cache|inmemory\/(?:inMemoryCache|entityStore|reactiveVars))\.js$/,
    functions:
      /^(?:ApolloCache\.(?:watchFragment|watchSingleFragment|readQuery|readFragment|writeFragment|updateQuery|updateFragment|recordOptimisticTransaction)|InMemoryCache\.(?:restore|extract|modify|watch|gc|retain|release|evict|reset|removeOptimistic|broadcastWatch|performTransaction)|EntityStore\.(?:modify|delete|evict|gc|getRootIdSet|findChildRefIds|replace|extract|release)|Layer\.(?:removeLayer|toObject|findChildRefIds)|makeVar|recallCache)$/,
  },
  {
    // No fragments are masked, no answer has several parts, and documents are made by the build.
    module:
      /\/(?:@apollo\/client\/(?:masking\/mask(?:Operation|Fragment)|link\/http\/parseAndCheckHttpResponse|utilities\/internal\/(?:mapObservableFragment|combineLatestBatched))\.js|graphql\/jsutils\/inspect\.mjs)$/,
    functions: /^(?:maskOperation|maskFragment|readMultipartBody|parseMultipart\w*|mapObservableFragment|combineLatestBatched|inspect)$/,
  },
  {
    // `AriaBridge` names the language, so this one is not used. The first use of `Intl` takes a slow phone 0.1 s, before the form works.
    module: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/,
    functions: /^getDefaultLocale$/,
    result: `{ locale: 'en-US', direction: 'ltr' }`,
  },
  {
    // All four languages are written from left to right.
    module: /\/react-aria\/dist\/private\/i18n\/utils\.mjs$/,
    functions: /^isRTL$/,
    result: 'false',
  },
  {
    // Only the sign-in form is hydrated, and nothing in it asks. To ask would render each button and field twice.
    module: /\/react-aria\/dist\/private\/ssr\/SSRProvider\.mjs$/,
    functions: /^useIsSSR$/,
    result: 'false',
  },
  {
    // As on the server.
    module: /\/react-aria\/dist\/private\/ssr\/SSRProvider\.mjs$/,
    functions: /useModernSSRSafeId$/,
    result: '((id) => defaultId || "react-aria-" + id)($bl59K$react.useId())',
  },
  {
    module: /\/react-aria\/dist\/private\/ssr\/SSRProvider\.mjs$/,
    functions: /(?:^SSRProvider|useLegacySSRSafeId|LegacySSRProvider|useCounter)$/,
  },
]

export interface ReplacedConstants {
  readonly module: RegExp
  readonly constants: RegExp
  /** The expression with which they begin instead. */
  readonly value: string
}

/** Constants of libraries that take long to make. */
export const replacedConstants: readonly ReplacedConstants[] = [
  {
    // Marks that are compared, never shown. An error collects its stack; with developer tools attached, each one makes V8 parse all of React again.
    module: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    constants: /^(?:HydrationMismatch|Suspense|SuspenseyCommit|SuspenseAction|SelectiveHydration)Exception$/,
    value: 'Object.create(Error.prototype)',
  },
]

interface UnusedCases {
  readonly module: RegExp
  /** Over what the switches are. */
  readonly of: RegExp
  readonly values: readonly number[]
}

/** Cases of switches in libraries that the product doesn't reach. The build leaves them out. */
export const unusedCases: readonly UnusedCases[] = [
  {
    // By the tags of fibers: suspense (13), lazy components (16), lists of what suspends (19), what it hides (22, 23), caches (24),
    // traces (25), what moves into the head (26), html, head and body (27), view transitions (30) and activities (31). React throws its error 156 for them.
    module: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    of: /\.tag$/,
    values: [13, 16, 19, 22, 23, 24, 25, 26, 27, 30, 31],
  },
]
